/** Ways in which a service, the way to it, a process or a delivery fails. */
export type FaultKind =
  /** Nothing is done: the service's own error, which all attempts of a call may meet. */
  | 'error'
  /** Nothing is done: requests come too fast, or are too many for the quota. */
  | 'throttle'
  | 'quota'
  /** Nothing is done, and the caller must mend the request. */
  | 'refusal'
  /** Nothing is done: the request is signed at another time. */
  | 'clock-skew'
  /** Nothing is done: the connection breaks at once, or stays open without an answer. */
  | 'unreachable'
  | 'silence'
  /** Nothing is done: another transaction holds the item. */
  | 'conflict'
  /** A batch is done in part. */
  | 'partly'
  /** Done, and the answer is lost: to the caller in the end, to the SDK that calls again, or in the middle of the body. */
  | 'lost-answer'
  | 'repeated'
  | 'half-answer'
  /** Done, and the answer comes late, or in pieces. */
  | 'latency'
  | 'slow'
  /** A process dies before a call of its has an effect, or after it and without an answer. */
  | 'dies-before'
  | 'dies-after'
  /** A request, or a batch of a queue or of the stream, comes twice; or after later ones and turned round. */
  | 'duplicate'
  | 'disorder'
  /** A message is not delivered until its visibility timeout; to two workers; again although processed; late. */
  | 'message-lost'
  | 'message-doubled'
  | 'message-again'
  | 'message-late'
  /** A batch of the stream is delivered again, although it was processed. */
  | 'stream-again'
  /** An index follows the table late; that by which phones are answered. */
  | 'index-lag'
  | 'device-index-lag'
  /** A phone gets a push late. */
  | 'push-late'
  /** A device is unregistered, or a resource of Google Wallet is lost. */
  | 'gone'
  /** An object in Google Wallet stays in its class, or a request that gives it another one is refused. */
  | 'class-kept'
  | 'class-refused'
  /** Apple's push service ends a connection, or takes one stream at a time. */
  | 'goaway'
  | 'one-stream';
