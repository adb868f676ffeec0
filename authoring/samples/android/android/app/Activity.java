package android.app;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
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

    @Override
    public Intent registerReceiver(BroadcastReceiver receiver, IntentFilter filter) {
        return null;
    }

    @Override
    public void unregisterReceiver(BroadcastReceiver receiver) {}

    protected void onCreate(Bundle savedInstanceState) {}

    public void setContentView(View view) {}

    protected void onStop() {}
}
