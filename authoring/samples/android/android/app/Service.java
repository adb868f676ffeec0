package android.app;

import android.content.ContextWrapper;
import android.content.Intent;
import android.os.IBinder;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class Service extends ContextWrapper {
    public static final int START_NOT_STICKY = 2;

    public void onCreate() {}

    public int onStartCommand(Intent intent, int flags, int startId) {
        return 0;
    }

    public void onDestroy() {}

    public void onTaskRemoved(Intent rootIntent) {}

    public abstract IBinder onBind(Intent intent);

    public final void stopSelf() {}
}
