package android.media;

import java.io.IOException;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public class MediaPlayer {
    public void setDataSource(String path) throws IOException {}

    public void prepare() throws IOException {}

    public void start() {}

    public void release() {}
}
