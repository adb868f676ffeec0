package android.app;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.os.IBinder;
import java.io.File;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class Service extends Context {
    public static final int START_NOT_STICKY = 2;

    @Override
    public File getCacheDir() {
        return null;
    }

    @Override
    public Context getApplicationContext() {
        return null;
    }

    @Override
    public Object getSystemService(String name) {
        return null;
    }

    @Override
    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        return null;
    }

    @Override
    public void unregisterReceiver(BroadcastReceiver receiver) {}

    public void onCreate() {}

    public int onStartCommand(Intent intent, int flags, int startId) {
        return 0;
    }

    public void onDestroy() {}

    public void onTaskRemoved(Intent rootIntent) {}

    public abstract IBinder onBind(Intent intent);

    public final void stopSelf() {}
}
