package android.content;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class Intent {
    public Intent(Context context, Class<?> component) {}

    public Intent setAction(String action) {
        return this;
    }

    public String getAction() {
        return null;
    }
}
