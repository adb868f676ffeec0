package android.media;

import java.io.FileDescriptor;
import java.io.IOException;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class MediaPlayer {
    public interface OnCompletionListener {
        void onCompletion(MediaPlayer player);
    }

    public interface OnPreparedListener {
        void onPrepared(MediaPlayer player);
    }

    public void setOnCompletionListener(OnCompletionListener listener) {}

    public void setOnPreparedListener(OnPreparedListener listener) {}

    public void setDataSource(FileDescriptor descriptor) throws IOException {}

    public void prepareAsync() {}

    public void start() {}

    public void release() {}
}
