import boardingpass.LinkBuilder;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Prints the link or the error of each case of a file, whose texts are paths and values in turn. */
@SuppressWarnings("unchecked")
class Links {
    public static void main(String[] args) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(Path.of(args[0]))).order(ByteOrder.LITTLE_ENDIAN);
        for (String each : bytes.asCharBuffer().toString().split("\ue000")) {
            Map<String, Object> given = new HashMap<>(Map.of("values", Map.of()));
            String[] texts = each.split("\ue001", -1);
            for (int place = 0; place < texts.length; place += 2)
                put(given, List.of(texts[place].split("\ue002")), texts[place + 1]);
            System.out.println(built(given));
        }
    }

    private static void put(Map<String, Object> map, List<String> path, String value) {
        if (path.size() == 1) {
            map.put(path.get(0), value);
            return;
        }
        Object inner = map.get(path.get(0));
        if (!(inner instanceof HashMap)) map.put(path.get(0), inner = new HashMap<String, Object>());
        put((Map<String, Object>) inner, path.subList(1, path.size()), value);
    }

    private static String built(Map<String, Object> given) {
        try {
            return new LinkBuilder((Map<String, Object>) given.get("definition"))
                    .build((Map<String, String>) given.get("values"));
        } catch (LinkBuilder.LinkError error) {
            return error.getMessage();
        }
    }
}
