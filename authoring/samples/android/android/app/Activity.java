package android.app;

import android.content.Context;
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

    protected void onStart() {}

    protected void onStop() {}

    public void onUserInteraction() {}

    public final void runOnUiThread(Runnable action) {}

    public final CharSequence getTitle() {
        return null;
    }

    public void setTitle(CharSequence title) {}
}
