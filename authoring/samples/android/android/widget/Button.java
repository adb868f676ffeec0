package android.widget;

import android.content.Context;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public class Button extends TextView {
    public Button(Context context) {}
}
