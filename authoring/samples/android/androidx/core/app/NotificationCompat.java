package androidx.core.app;

import android.app.Notification;
import android.app.PendingIntent;
import android.content.Context;

/** Stands in for AndroidX's class: only the members that samples use, with their real signatures. */
public class NotificationCompat {
    public static class Builder {
        public Builder(Context context, String channelId) {}

        public Builder setSmallIcon(int icon) {
            return this;
        }

        public Builder setContentTitle(CharSequence title) {
            return this;
        }

        public Builder setContentIntent(PendingIntent intent) {
            return this;
        }

        public Builder addAction(int icon, CharSequence title, PendingIntent intent) {
            return this;
        }

        public Notification build() {
            return null;
        }
    }
}
