package org.json;

/** Stands in for Android's class: only the members that samples use, with their real signatures. */
public class JSONObject {
    public JSONObject(String json) throws JSONException {}

    public String getString(String name) throws JSONException {
        return null;
    }

    public long getLong(String name) throws JSONException {
        return 0;
    }
}
