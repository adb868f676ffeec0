package android.os;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public final class SystemClock {
    public static long elapsedRealtime() {
        return 0;
    }
}
