package android.widget;

import android.content.Context;
import android.view.View;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class LinearLayout extends View {
    public static final int VERTICAL = 1;

    public LinearLayout(Context context) {
        super(context);
    }

    public void setOrientation(int orientation) {}

    public int getOrientation() {
        return VERTICAL;
    }

    public void addView(View child) {}
}
