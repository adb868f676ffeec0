package android.os;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class Vibrator {
    public void vibrate(long milliseconds) {}
}
