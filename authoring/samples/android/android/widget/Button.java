package android.widget;

import android.content.Context;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class Button extends TextView {
    public Button(Context context) {
        super(context);
    }
}
