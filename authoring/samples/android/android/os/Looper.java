package android.os;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public final class Looper {
    public static Looper getMainLooper() {
        return null;
    }
}
