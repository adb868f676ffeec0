package android.content;

import android.content.pm.PackageManager;
import android.os.Looper;
import java.io.File;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class ContextWrapper extends Context {
    @Override
    public File getCacheDir() {
        return null;
    }

    @Override
    public Context getApplicationContext() {
        return null;
    }

    @Override
    public Looper getMainLooper() {
        return null;
    }

    @Override
    public PackageManager getPackageManager() {
        return null;
    }

    @Override
    public String getPackageName() {
        return "";
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
}
