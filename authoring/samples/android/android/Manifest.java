package android;

/** Stands in for Android's class: the permissions that voice needs. */
public final class Manifest {
    private Manifest() {}

    public static final class permission {
        public static final String INTERNET = "android.permission.INTERNET";
        public static final String RECORD_AUDIO = "android.permission.RECORD_AUDIO";

        private permission() {}
    }
}
