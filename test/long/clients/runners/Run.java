import boardingpass.BoardingPassClient;
import boardingpass.CallFailed;
import boardingpass.Json;
import boardingpass.LinkBuilder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** JSON is read and written by the client's own. */
@SuppressWarnings("unchecked")
class Run {
    public static void main(String[] args) throws Exception {
        Map<String, Object> transcript = read(args[1]);
        List<Object> outcomes = new ArrayList<>();
        for (Map<String, Object> exchange : (List<Map<String, Object>>) transcript.get("exchanges"))
            outcomes.add(outcomeOf(args[0] + "/" + outcomes.size() + "/", exchange, transcript.get("request")));
        Map<String, Object> vectors = read(args[2]);
        List<Object> links = new ArrayList<>();
        for (Map<String, Object> each : (List<Map<String, Object>>) vectors.get("cases")) {
            LinkBuilder builder = new LinkBuilder((Map<String, Object>) each.get("definition"));
            links.add(((List<Map<String, Object>>) each.get("links"))
                    .stream().map(link -> builder.build((Map<String, String>) link.get("values"))).toList());
        }
        List<String> errors = ((List<Map<String, Object>>) vectors.get("refusals")).stream().map(Run::errorOf).toList();
        Map<String, Object> all = Map.of("outcomes", outcomes, "links", links, "errors", errors);
        System.out.write(Json.write(all).getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }

    private static Map<String, Object> outcomeOf(String base, Map<String, Object> exchange, Object usual)
            throws InterruptedException {
        List<Object> waits = new ArrayList<>();
        int attempts = ((Number) exchange.getOrDefault("attempts", 3)).intValue();
        Duration timeout = Duration.ofMillis(((Number) exchange.getOrDefault("timeout-ms", 30_000)).longValue());
        BoardingPassClient client = new BoardingPassClient(base, "key", attempts, timeout) {
            @Override
            protected void pause(Duration delay) {
                waits.add(delay.toMillis() / 1_000.0);
            }
        };
        Map<String, Object> request = (Map<String, Object>) exchange.getOrDefault("request", usual);
        String key = (String) exchange.get("idempotency-key");
        try {
            return Map.of("waits", waits, "answer", key == null ? client.call(request) : client.call(request, key));
        } catch (CallFailed failed) {
            Map<String, Object> failure = new HashMap<>();
            failure.put("message", failed.getMessage());
            failure.put("http-status", failed.httpStatus());
            failure.put("code", failed.code().orElse(null));
            failure.put("request-id", failed.requestId().orElse(null));
            failure.put("retry-after", failed.retryAfter().map(Duration::toSeconds).orElse(null));
            failure.put("errors", failed.answer().getOrDefault("errors", List.of()));
            failure.put("pass-templates", failed.answer().getOrDefault("pass-templates", List.of()));
            return Map.of("waits", waits, "failure", failure);
        } catch (IOException error) {
            return Map.of("waits", waits, "no-answer", true);
        }
    }

    private static String errorOf(Map<String, Object> refusal) {
        try {
            return new LinkBuilder((Map<String, Object>) refusal.get("definition"))
                    .build((Map<String, String>) refusal.get("values"));
        } catch (LinkBuilder.LinkError error) {
            return error.getMessage();
        }
    }

    private static Map<String, Object> read(String file) throws IOException {
        return (Map<String, Object>) Json.read(Files.readString(Path.of(file)));
    }
}
