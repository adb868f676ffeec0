package android.app;

import android.content.Context;
import android.content.Intent;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public final class PendingIntent {
    public static final int FLAG_IMMUTABLE = 1 << 26;

    public static PendingIntent getActivity(Context context, int requestCode, Intent intent, int flags) {
        return null;
    }

    public static PendingIntent getService(Context context, int requestCode, Intent intent, int flags) {
        return null;
    }
}
