package android.media;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class AudioManager {
    public static final String ACTION_AUDIO_BECOMING_NOISY = "android.media.AUDIO_BECOMING_NOISY";
    public static final int AUDIOFOCUS_GAIN_TRANSIENT_EXCLUSIVE = 4;
    public static final int AUDIOFOCUS_REQUEST_GRANTED = 1;
    public static final int STREAM_MUSIC = 3;

    public interface OnAudioFocusChangeListener {
        void onAudioFocusChange(int focusChange);
    }

    public int requestAudioFocus(OnAudioFocusChangeListener listener, int streamType, int durationHint) {
        return AUDIOFOCUS_REQUEST_GRANTED;
    }

    public int abandonAudioFocus(OnAudioFocusChangeListener listener) {
        return AUDIOFOCUS_REQUEST_GRANTED;
    }
}
