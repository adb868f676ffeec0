package android.view;

import android.content.Context;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class View {
    public static final int ACCESSIBILITY_LIVE_REGION_NONE = 0;
    public static final int ACCESSIBILITY_LIVE_REGION_POLITE = 1;

    public View(Context context) {}

    public interface OnClickListener {
        void onClick(View view);
    }

    public void setOnClickListener(OnClickListener listener) {}

    public void setAccessibilityLiveRegion(int mode) {}

    public int getAccessibilityLiveRegion() {
        return 0;
    }

    public void setFitsSystemWindows(boolean fits) {
    }

    public boolean getFitsSystemWindows() {
        return false;
    }
}
