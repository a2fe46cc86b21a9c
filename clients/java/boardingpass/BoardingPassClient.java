package boardingpass;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Calls the boarding-pass wallet service. Java 17 or later, nothing else needed. Sends each call until it is answered,
 * as often as attempts says, with one Idempotency-Key: it takes effect once. Threads may share it.
 */
public class BoardingPassClient {
    /** Follows no redirect, which is the default: the key goes to no other address. */
    private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI address;
    private final String apiKey;
    private final int attempts;
    private final Duration timeout;

    public BoardingPassClient(String baseUrl, String apiKey) {
        this(baseUrl, apiKey, 3, Duration.ofSeconds(30));
    }

    /** @param timeout of one attempt */
    public BoardingPassClient(String baseUrl, String apiKey, int attempts, Duration timeout) {
        address = URI.create(baseUrl.replaceAll("/+$", "") + "/v3");
        this.apiKey = apiKey;
        this.attempts = attempts;
        this.timeout = timeout;
    }

    /**
     * Calls an action with the JSON of the API as maps, lists, texts, numbers and booleans, and returns the answer's.
     *
     * @throws CallFailed if the service refuses
     * @throws IOException if it cannot be reached
     */
    public Map<String, Object> call(Map<String, ?> request) throws IOException, InterruptedException {
        return call(request, UUID.randomUUID().toString());
    }

    /** @param idempotencyKey your own; store it to be able to repeat the call from another process */
    public Map<String, Object> call(Map<String, ?> request, String idempotencyKey)
            throws IOException, InterruptedException {
        HttpRequest sent = HttpRequest.newBuilder(address)
                .header("content-type", "application/json")
                .header("x-api-key", apiKey)
                .header("idempotency-key", idempotencyKey)
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(request)))
                .build();
        for (int attempt = 1; ; attempt++) {
            Duration retryAfter = Duration.ZERO;
            try {
                HttpResponse<String> response = send(sent);
                Map<String, Object> answer = Json.readObject(response.body());
                if (response.statusCode() / 100 == 2 && answer.containsKey("status")) return answer;
                throw new CallFailed(request.get("action"), response.statusCode(), response.headers(), answer);
            } catch (CallFailed failed) {
                if (attempt >= attempts || !failed.isTransient()) throw failed;
                retryAfter = failed.retryAfter().orElse(retryAfter);
            } catch (IOException unreachable) {
                if (attempt >= attempts) throw unreachable;
            }
            pause(delay(retryAfter, attempt));
        }
    }

    /** Waits between attempts. */
    protected void pause(Duration delay) throws InterruptedException {
        Thread.sleep(delay.toMillis());
    }

    /** Limits the whole attempt: the timeout of HttpRequest ends with the headers of the answer. */
    private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
        CompletableFuture<HttpResponse<String>> response =
                http.sendAsync(request, HttpResponse.BodyHandlers.ofString());
        try {
            return response.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException error) {
            throw new IOException("no answer within " + timeout.toMillis() + " ms", error);
        } catch (ExecutionException error) {
            throw new IOException(error.getCause());
        } finally {
            response.cancel(true);
        }
    }

    /** Exponential back-off: 0.2 s, 0.4 s and so on, or the requested delay, with jitter that keeps callers apart. */
    private static Duration delay(Duration retryAfter, int attempt) {
        double own = 100 * Math.pow(2, attempt);
        double chance = ThreadLocalRandom.current().nextDouble() / 2;
        double requested = retryAfter.toMillis();
        return Duration.ofMillis((long) (requested > own ? requested * (1 + chance) : own * (0.75 + chance)));
    }
}
