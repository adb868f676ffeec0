package android.os;

/** Stands in for Android's class: what documentation samples use of it, with its real signatures. */
public final class Bundle {}
