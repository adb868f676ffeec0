package androidx.core.app;

/** Stands in for AndroidX's class: only the members that samples use, with their real signatures. */
public class NotificationChannelCompat {
    public static class Builder {
        public Builder(String id, int importance) {}

        public Builder setName(CharSequence name) {
            return this;
        }

        public NotificationChannelCompat build() {
            return null;
        }
    }
}
