// The client of the Timbre iOS SDK 1.0.0 (module TimbreVoice): iOS 14.0+, Xcode 13+, Swift 5+.
// Declarations only. Documentation samples are checked against the names in this folder.
import Foundation

public struct RecognitionResult {
    public let text: String
    public let confidence: Double
}

public struct ParseEntity {
    public let type: String
    public let value: String
    public let confidence: Double
}

public struct ParseResponse {
    public let intent: String
    public let confidence: Double
    public let entities: [ParseEntity]
}

public struct AssistantAction {
    public let name: String
    public let data: [String: Any]
}

public struct ConverseResponse {
    public let text: String
    public let speechURL: URL?
    public let intent: String
    public let action: AssistantAction?
}

public struct TimbreError: Error {
    public let code: String
    public let message: String
    public let details: [String: Any]?
    public let status: Int?
}

public enum MicrophonePermission { case granted, prompt, denied }
public enum AssistantState { case idle, listening, processing, speaking }

public final class Recognizer {
    public var onPartial: ((RecognitionResult) -> Void)?
    public var onFinal: ((RecognitionResult) -> Void)?
    public var onAlternatives: (([RecognitionResult]) -> Void)?
    public var onError: ((TimbreError) -> Void)?
    public func start()
    public func stop()
}

public class Assistant {
    public var onState: ((AssistantState) -> Void)?
    public var onTranscript: ((RecognitionResult) -> Void)?
    public var onResponse: ((ConverseResponse) -> Void)?
    public var onError: ((TimbreError) -> Void)?
    public var state: AssistantState { get }
    public func listen()
    public func say(_ text: String)
    public func send(_ text: String)
    public func stop()
}

public final class Chat: Assistant {
    public var sessionId: String { get }
    public func clearContext()
}

public struct SearchItem {
    public let id: String
    public let title: String
    public init(id: String, title: String, description: String? = nil, updatedAt: Date? = nil, popularity: Double? = nil)
}

public struct SearchResult {
    public let item: SearchItem
    public let score: Double
}

public final class VoiceSearch {
    public func index(_ items: [SearchItem])
    public func listen(completion: @escaping (Result<[SearchResult], TimbreError>) -> Void)
    public func find(_ query: String, completion: @escaping (Result<[SearchResult], TimbreError>) -> Void)
}

public final class TimbreClient {
    public init(options: ClientOptions)
    public func recognize(
        fileURL: URL,
        options: RecognitionOptions = RecognitionOptions(),
        completion: @escaping (Result<[RecognitionResult], TimbreError>) -> Void
    )
    public func recognizer(options: RecognitionOptions = RecognitionOptions()) -> Recognizer
    public func parse(_ text: String, domain: String? = nil, completion: @escaping (Result<ParseResponse, TimbreError>) -> Void)
    public func synthesize(
        _ text: String,
        voice: String? = nil,
        language: String? = nil,
        speed: Double = 1.0,
        completion: @escaping (Result<Data, TimbreError>) -> Void
    )
    public func assistant(options: AssistantOptions) -> Assistant
    public func chat(options: ChatOptions = ChatOptions()) -> Chat
    public func search(options: SearchOptions = SearchOptions()) -> VoiceSearch
    public var microphonePermission: MicrophonePermission { get }
    public func requestMicrophone(completion: @escaping (MicrophonePermission) -> Void)
}
