package androidx.core.app;

import android.content.Context;

/** Stands in for AndroidX's class: only the members that samples use, with their real signatures. */
public final class NotificationManagerCompat {
    public static final int IMPORTANCE_LOW = 2;

    public static NotificationManagerCompat from(Context context) {
        return null;
    }

    public void createNotificationChannel(NotificationChannelCompat channel) {}
}
