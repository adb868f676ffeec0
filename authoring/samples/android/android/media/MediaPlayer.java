package android.media;

import java.io.IOException;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class MediaPlayer {
    public void setDataSource(String path) throws IOException {}

    public void prepare() throws IOException {}

    public void start() {}

    public void release() {}
}
