package android.content.pm;

import android.content.Intent;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public abstract class PackageManager {
    public abstract Intent getLaunchIntentForPackage(String packageName);
}
