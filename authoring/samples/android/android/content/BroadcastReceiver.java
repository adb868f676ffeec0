package android.content;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class BroadcastReceiver {
    public abstract void onReceive(Context context, Intent intent);
}
