package android.os;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class Handler {
    public Handler(Looper looper) {}

    public final boolean post(Runnable work) {
        return true;
    }

    public final boolean postDelayed(Runnable work, long milliseconds) {
        return true;
    }

    public final void removeCallbacks(Runnable work) {}
}
