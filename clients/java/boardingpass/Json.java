package boardingpass;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** JSON as maps, lists, strings, numbers (BigDecimal when read), booleans and null. Source: RFC 8259. */
public final class Json {
    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final Pattern PLAIN = Pattern.compile("[^\"\\\\\\x00-\\x1f]+");
    private static final String ESCAPES = "\"\\/\b\f\n\r\t";
    private static final String LETTERS = "\"\\/bfnrt";

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** An empty map if the text is not a JSON object: HTML, empty, or truncated. */
    @SuppressWarnings("unchecked")
    static Map<String, Object> readObject(String text) {
        try {
            return read(text) instanceof Map<?, ?> object ? (Map<String, Object>) object : Map.of();
        } catch (IllegalArgumentException error) {
            return Map.of();
        }
    }

    /** @throws IllegalArgumentException with the place of what is no JSON */
    public static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        if (json.next() != 0) throw json.wrong();
        return value;
    }

    /** @throws IllegalArgumentException for a value that has no JSON */
    public static String write(Object value) {
        StringBuilder written = new StringBuilder();
        write(value, written);
        return written.toString();
    }

    private static void write(Object value, StringBuilder to) {
        if (value instanceof Map<?, ?> map) {
            String separator = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                write(String.valueOf(entry.getKey()), to.append(separator));
                write(entry.getValue(), to.append(':'));
                separator = ",";
            }
            to.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof Collection<?> list) {
            String separator = "[";
            for (Object item : list) {
                write(item, to.append(separator));
                separator = ",";
            }
            to.append(list.isEmpty() ? "[]" : "]");
        } else if (value instanceof String string) {
            to.append('"');
            for (char each : string.toCharArray()) {
                int escape = each == '/' ? -1 : ESCAPES.indexOf(each);
                if (escape >= 0) to.append('\\').append(LETTERS.charAt(escape));
                else if (each < ' ') to.append(String.format("\\u%04x", (int) each));
                else to.append(each);
            }
            to.append('"');
        } else if (value == null || value instanceof Boolean || NUMBER.matcher(value.toString()).matches()) {
            to.append(value);
        } else {
            throw new IllegalArgumentException("no JSON for " + value.getClass().getName());
        }
    }

    private Object value() {
        char first = next();
        if (first == '{') return object();
        if (first == '[') return list();
        if (first == '"') return string();
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (number.lookingAt()) {
            at = number.end();
            return new BigDecimal(number.group());
        }
        if (takes("true")) return true;
        if (takes("false")) return false;
        if (takes("null")) return null;
        throw wrong();
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        for (at++; next() != '}'; ) {
            if (!object.isEmpty()) take(",");
            if (next() != '"') throw wrong();
            String name = string();
            take(":");
            object.put(name, value());
        }
        at++;
        return object;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        for (at++; next() != ']'; ) {
            if (!list.isEmpty()) take(",");
            list.add(value());
        }
        at++;
        return list;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        for (at++; ; ) {
            Matcher plain = PLAIN.matcher(text).region(at, text.length());
            if (plain.lookingAt()) {
                string.append(text, at, plain.end());
                at = plain.end();
            }
            if (takes("\"")) return string.toString();
            if (!takes("\\")) throw wrong();
            int escape = at < text.length() ? LETTERS.indexOf(text.charAt(at)) : -1;
            if (escape >= 0) {
                string.append(ESCAPES.charAt(escape));
                at++;
            } else if (text.startsWith("u", at) && at + 5 <= text.length()) {
                string.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                at += 5;
            } else {
                throw wrong();
            }
        }
    }

    /** The next character that is no white space; 0 at the end. */
    private char next() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean takes(String token) {
        boolean isThere = text.startsWith(token, at);
        if (isThere) at += token.length();
        return isThere;
    }

    private void take(String token) {
        next();
        if (!takes(token)) throw wrong();
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("no JSON at character " + at);
    }
}
