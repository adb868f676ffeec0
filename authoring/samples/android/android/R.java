package android;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public final class R {
    public static final class drawable {
        public static final int ic_btn_speak_now = 0x010800a4;
    }
}
