package android.content;

import android.content.pm.PackageManager;
import java.io.File;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public abstract class Context {
    public abstract File getCacheDir();

    public abstract Context getApplicationContext();

    public abstract PackageManager getPackageManager();

    public abstract String getPackageName();
}
