package android.widget;

import android.content.Context;
import android.view.View;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class TextView extends View {
    public TextView(Context context) {
        super(context);
    }

    public CharSequence getText() {
        return null;
    }

    public final void setText(CharSequence text) {}
}
