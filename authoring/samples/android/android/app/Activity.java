package android.app;

import android.content.Context;
import android.content.pm.PackageManager;
import java.io.File;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public class Activity extends Context {
    @Override
    public File getCacheDir() {
        return null;
    }

    @Override
    public Context getApplicationContext() {
        return null;
    }

    @Override
    public PackageManager getPackageManager() {
        return null;
    }

    @Override
    public String getPackageName() {
        return null;
    }

    protected void onStart() {}

    protected void onStop() {}

    public void onUserInteraction() {}

    public void onRequestPermissionsResult(int requestCode, String[] permissions, int[] grantResults) {}

    public final void requestPermissions(String[] permissions, int requestCode) {}

    public final void runOnUiThread(Runnable action) {}

    public final CharSequence getTitle() {
        return null;
    }

    public void setTitle(CharSequence title) {}
}
