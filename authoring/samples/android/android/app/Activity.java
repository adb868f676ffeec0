package android.app;

import android.content.ContextWrapper;
import android.os.Bundle;
import android.view.View;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class Activity extends ContextWrapper {
    protected void onCreate(Bundle savedInstanceState) {}

    public void setContentView(View view) {}

    protected void onStop() {}
}
