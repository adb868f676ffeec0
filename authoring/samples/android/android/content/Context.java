package android.content;

import java.io.File;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class Context {
    public static final String AUDIO_SERVICE = "audio";
    public static final String VIBRATOR_SERVICE = "vibrator";

    public abstract File getCacheDir();

    public abstract Context getApplicationContext();

    public abstract Object getSystemService(String name);

    public abstract Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter);

    public abstract void unregisterReceiver(BroadcastReceiver receiver);
}
