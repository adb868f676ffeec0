package android.widget;

import android.view.View;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public class TextView extends View {
    public CharSequence getText() {
        return null;
    }

    public final void setText(CharSequence text) {}
}
