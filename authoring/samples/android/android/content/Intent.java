package android.content;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public class Intent {
    public Intent(Context context, Class<?> target) {}
}
