package androidx.core.app;

import android.app.Notification;
import android.app.Service;

/** Stands in for AndroidX's class: only the members that samples use, with their real signatures. */
public final class ServiceCompat {
    public static void startForeground(Service service, int id, Notification notification, int types) {}
}
