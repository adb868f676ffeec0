package android.content;

import android.content.pm.PackageManager;
import android.os.Looper;
import java.io.File;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class Context {
    public static final String AUDIO_SERVICE = "audio";
    public static final String VIBRATOR_SERVICE = "vibrator";

    public abstract File getCacheDir();

    public abstract Context getApplicationContext();

    public abstract Looper getMainLooper();

    public abstract PackageManager getPackageManager();

    public abstract String getPackageName();

    public abstract Object getSystemService(String name);

    public abstract Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter);

    public abstract void unregisterReceiver(BroadcastReceiver receiver);
}
