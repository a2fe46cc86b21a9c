package boardingpass;

import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An answer other than success, from the service or from a gateway before it. */
public final class CallFailed extends RuntimeException {
    private final transient Map<String, Object> answer;
    private final int httpStatus;
    private final String requestId;
    private final Duration retryAfter;

    CallFailed(Object action, int httpStatus, HttpHeaders headers, Map<String, Object> answer) {
        super(action + ": " + answer.getOrDefault("error-code", httpStatus) + " " + textOf(answer));
        this.answer = answer;
        this.httpStatus = httpStatus;
        requestId = Stream.of("x-request-id", "apigw-requestid", "x-amz-cf-id")
                .flatMap(name -> headers.firstValue(name).stream()).findFirst().orElse(null);
        retryAfter = retryAfterOf(headers);
    }

    /** The JSON of the answer: errors has every invalid field. Empty if it is none of the service. */
    public Map<String, Object> answer() {
        return answer;
    }

    public int httpStatus() {
        return httpStatus;
    }

    /** Empty if the answer is a gateway's, such as one about too many requests. */
    public Optional<String> code() {
        return Optional.ofNullable(answer.get("error-code")).map(Object::toString);
    }

    /** The request's id in the logs of the sender: the service, Amazon API Gateway or CloudFront. */
    public Optional<String> requestId() {
        return Optional.ofNullable(requestId);
    }

    /** Delay requested by the service. */
    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    /** True for too many requests, a failure of the service, a call still running, an answer replaced on its way. */
    public boolean isTransient() {
        return httpStatus < 300
                || Set.of(429, 500, 502, 503, 504).contains(httpStatus)
                || code().equals(Optional.of("E9016"));
    }

    private static Object textOf(Map<String, Object> answer) {
        return Stream.of("error-message", "error-info", "message")
                .filter(answer::containsKey).findFirst()
                .map(answer::get).orElse("not an answer of the service");
    }

    /** Seconds, or a date relative to the answer's own Date header. Source: RFC 9110, section 10.2.3. */
    private static Duration retryAfterOf(HttpHeaders headers) {
        String value = headers.firstValue("retry-after").orElse("");
        if (value.matches("[0-9]{1,4}")) return Duration.ofSeconds(Long.parseLong(value));
        try {
            Duration delay = Duration.between(dateOf(headers.firstValue("date").orElse("")), dateOf(value));
            return delay.isNegative() ? Duration.ZERO : delay;
        } catch (DateTimeParseException error) {
            return null;
        }
    }

    private static ZonedDateTime dateOf(String text) {
        return ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME);
    }
}
