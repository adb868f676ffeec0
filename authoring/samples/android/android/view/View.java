package android.view;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public class View {
    public interface OnClickListener {
        void onClick(View view);
    }

    public void setOnClickListener(OnClickListener listener) {}
}
