package android.content.pm;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class ServiceInfo {
    public static final int FOREGROUND_SERVICE_TYPE_MICROPHONE = 1 << 7;
}
