package org.json;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class JSONException extends Exception {}
