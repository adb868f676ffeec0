package android.app;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import java.io.File;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class Activity extends Context {
    @Override
    public File getCacheDir() {
        return null;
    }

    @Override
    public Context getApplicationContext() {
        return null;
    }

    @Override
    public Object getSystemService(String name) {
        return null;
    }

    protected void onCreate(Bundle savedInstanceState) {}

    public void setContentView(View view) {}

    protected void onStop() {}
}
