package boardingpass;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Builds issuance links offline. Java 17 or later, nothing else needed. Threads may share it. */
public final class LinkBuilder {
    /** The reason why a link cannot be built. Names a variable or a setting, never a value. */
    public static final class LinkError extends IllegalArgumentException {
        LinkError(String message) {
            super(message);
        }
    }

    /** Maximum length of a link: CloudFront refuses longer ones. */
    public static final int MAX_LINK_BYTES = 8_192;

    private static final String TOO_LONG =
            "the link would have %,d bytes, but at most %,d can be opened: shorten values or send fewer";
    private static final HexFormat HEX = HexFormat.of();
    private static final Pattern PLACEHOLDER = Pattern.compile("([^=]+)=\\{(encrypted:)?[^{}]+\\}");
    private static final List<String> ALGORITHMS = List.of("HMAC-SHA256", "CRC32", "SHA256", "SHA384", "SHA512");
    private static final List<String> SCOPES = List.of("query-string", "full-link");

    private record Variable(boolean isEncrypted, boolean isRequired) {}

    private final String address;
    private final Map<String, Variable> variables = new LinkedHashMap<>();
    private final Map<?, ?> encryption;
    private final Map<?, ?> protection;

    /**
     * @param definition the request of createpassissuancelink with the preview-url of its answer
     * @throws LinkError if the definition does not match its preview
     */
    public LinkBuilder(Map<String, ?> definition) {
        String preview = (String) definition.get("preview-url");
        int mark = preview.indexOf('?');
        if (mark < 0)
            throw new LinkError("preview-url has no variables: take it as createpassissuancelink answers it");
        address = preview.substring(0, mark);
        List<String> placeholders = List.of(preview.substring(mark + 1).split("&", -1));
        int last = placeholders.size() - 1;
        boolean isProtected = placeholders.get(last).equals("checksum={checksum}");
        Map<?, ?> declared = settings(definition.get("pass-variables"));
        for (String placeholder : isProtected ? placeholders.subList(0, last) : placeholders) {
            Matcher found = PLACEHOLDER.matcher(placeholder);
            if (!found.matches()) throw new LinkError("preview-url has a parameter that is no placeholder");
            String name = URLDecoder.decode(found.group(1), StandardCharsets.UTF_8);
            boolean isRequired = "true".equalsIgnoreCase(text(settings(declared.get(name)), "is-required"));
            variables.put(name, new Variable(found.group(2) != null, isRequired));
        }
        boolean isEncrypting = variables.values().stream().anyMatch(Variable::isEncrypted);
        encryption = isEncrypting ? checkedEncryption(settings(definition.get("encryption-settings"))) : Map.of();
        protection = isProtected ? checkedProtection(settings(definition.get("link-protection"))) : Map.of();
    }

    /** The link's variables, in the order of the address. */
    public List<String> variables() {
        return List.copyOf(variables.keySet());
    }

    /**
     * The link of a passenger; an empty value counts as absent.
     *
     * @throws LinkError for an unknown variable, or if a required one is missing
     */
    public String build(Map<String, String> values) {
        for (String name : values.keySet())
            if (!variables.containsKey(name)) throw new LinkError(name + " is not a variable of this link");
        List<String> parameters = new ArrayList<>();
        variables.forEach((name, variable) -> {
            String value = values.getOrDefault(name, "");
            if (value.isEmpty() && variable.isRequired()) throw new LinkError(name + " is required");
            if (value.isEmpty()) return;
            if (!StandardCharsets.UTF_8.newEncoder().canEncode(value))
                throw new LinkError(name + " has half a character");
            String written = variable.isEncrypted() ? encrypted(value) : percentEncoded(value);
            parameters.add(percentEncoded(name) + "=" + written);
        });
        String query = String.join("&", parameters);
        String link = address + "?" + query;
        if (!protection.isEmpty())
            link += "&checksum=" + checksum(scopeOf(protection).equals("full-link") ? link : query);
        if (link.length() > MAX_LINK_BYTES)
            throw new LinkError(String.format(Locale.ROOT, TOO_LONG, link.length(), MAX_LINK_BYTES));
        return link;
    }

    /** Encodes as browsers do: the checksum would not match otherwise. */
    private static String percentEncoded(String value) {
        StringBuilder encoded = new StringBuilder();
        for (byte each : value.getBytes(StandardCharsets.UTF_8)) {
            boolean isPlain = each > 0 && (Character.isLetterOrDigit(each) || "-_.!~*()".indexOf(each) >= 0);
            encoded.append(isPlain ? String.valueOf((char) each) : "%" + HEX.withUpperCase().toHexDigits(each));
        }
        return encoded.toString();
    }

    /** AES-256-CBC with PKCS#7 padding, which Java calls PKCS5Padding; base64url without padding. */
    private String encrypted(String value) {
        try {
            Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
            SecretKeySpec key = new SecretKeySpec(bytes(text(encryption, "secret-key")), "AES");
            cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(bytes(text(encryption, "iv"))));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(cipher.doFinal(bytes(value)));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Lower-case hex; 8 digits for CRC32. */
    private String checksum(String text) {
        String algorithm = algorithmOf(protection);
        try {
            if (algorithm.equals("CRC32")) {
                CRC32 crc = new CRC32();
                crc.update(bytes(text));
                return HEX.toHexDigits((int) crc.getValue());
            }
            if (!algorithm.equals("HMAC-SHA256"))
                return HEX.formatHex(MessageDigest.getInstance(algorithm.replace("SHA", "SHA-")).digest(bytes(text)));
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes(text(protection, "checksum-key")), "HmacSHA256"));
            return HEX.formatHex(mac.doFinal(bytes(text)));
        } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
        }
    }

    private static Map<?, ?> checkedEncryption(Map<?, ?> settings) {
        if (settings.isEmpty())
            throw new LinkError("encryption-settings are missing: the preview asks for encrypted values");
        if (!isKey(text(settings, "secret-key"), 32)) throw new LinkError("secret-key must be 32 letters and digits");
        if (!isKey(text(settings, "iv"), 16)) throw new LinkError("iv must be 16 letters and digits");
        return settings;
    }

    private static Map<?, ?> checkedProtection(Map<?, ?> settings) {
        if (settings.isEmpty()) throw new LinkError("link-protection is missing: the preview asks for it");
        boolean isHmac = algorithmOf(settings).equals("HMAC-SHA256");
        String key = text(settings, "checksum-key");
        if (!ALGORITHMS.contains(algorithmOf(settings)))
            throw new LinkError("checksum must be " + String.join(", ", ALGORITHMS));
        if (!SCOPES.contains(scopeOf(settings)))
            throw new LinkError("checksum-applied must be " + String.join(" or ", SCOPES));
        if (isHmac && !isKey(key, 32)) throw new LinkError("checksum-key must be 32 letters and digits");
        if (!isHmac && !key.isEmpty()) throw new LinkError("checksum-key goes with HMAC-SHA256 only");
        return settings;
    }

    /** Letter case does not count, as in createpassissuancelink. checksum-algorithm is another name of checksum. */
    private static String algorithmOf(Map<?, ?> protection) {
        String name = protection.containsKey("checksum") ? "checksum" : "checksum-algorithm";
        return text(protection, name).toUpperCase(Locale.ROOT);
    }

    private static String scopeOf(Map<?, ?> protection) {
        return text(protection, "checksum-applied").toLowerCase(Locale.ROOT);
    }

    private static boolean isKey(String value, int length) {
        return value.matches("[A-Za-z0-9]{" + length + "}");
    }

    /** A setting as text; empty if it is absent. */
    private static String text(Map<?, ?> settings, String name) {
        Object value = settings.get(name);
        return value == null ? "" : value.toString();
    }

    private static Map<?, ?> settings(Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
