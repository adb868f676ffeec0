package android.content.pm;

/** Stands in for Android's class. */
public abstract class PackageManager {
    public static final int PERMISSION_GRANTED = 0;
    public static final int PERMISSION_DENIED = -1;

    public abstract int checkPermission(String permission, String packageName);
}
