package android.view;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class View {
    public interface OnClickListener {
        void onClick(View view);
    }

    public void setOnClickListener(OnClickListener listener) {}

    public boolean postDelayed(Runnable action, long delayMillis) {
        return true;
    }
}
