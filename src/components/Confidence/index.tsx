/** Below this confidence, a product should ask the user. Such words are amber. */
export const confidenceThreshold = 0.8;

/** Tells whether a confidence (0 to 1) is too low to act on without asking. */
export const isUnsure = (confidence: number): boolean => confidence < confidenceThreshold;

interface ConfidenceProps {
  /** From 0 to 1. */
  value: number;
  /** Whether it's too low to act on, for products with a threshold of their own. */
  unsure?: boolean;
}

/** Renders a recognizer's confidence without styles. Hidden text tells screen readers what colors show. */
export function ConfidenceText({value, unsure = isUnsure(value)}: ConfidenceProps) {
  return (
    <>
      <span className="visually-hidden">confidence </span>
      <span>{value.toFixed(2)}</span>
      {unsure && <span className="visually-hidden">, unsure</span>}
    </>
  );
}

/** Renders a recognizer's confidence in the color of the surrounding text. */
export function Confidence(props: ConfidenceProps) {
  return (
    <span className="amber mono regular type-code">
      <ConfidenceText {...props} />
    </span>
  );
}
