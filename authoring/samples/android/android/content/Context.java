package android.content;

import java.io.File;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public abstract class Context {
    public abstract File getCacheDir();

    public abstract Context getApplicationContext();
}
