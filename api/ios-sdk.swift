// Public surface of the Timbre iOS SDK 1.0.0 (module TimbreVoice): iOS 14.0+, Xcode 13+, Swift 5+.
// Declarations only. Documentation samples are checked against the names in this file.
// It's one file, like the module's own interface.
import Foundation

public struct ClientOptions {
    public var baseURL: URL?
    public var apiKey: String?
    public var security: SecuritySettings
    public var privacy: PrivacySettings
    public var redaction: RedactionSettings
    public var performance: PerformanceSettings
    public init(
        baseURL: URL? = nil,
        apiKey: String? = nil,
        security: SecuritySettings = SecuritySettings(),
        privacy: PrivacySettings = PrivacySettings(),
        redaction: RedactionSettings = RedactionSettings(),
        performance: PerformanceSettings = PerformanceSettings()
    )
}

public struct SecuritySettings {
    public init(requireTLS: Bool = true, validateCertificates: Bool = true, pinCertificates: [String] = [])
}

public enum PrivacyMode { case standard, high, maximum }

public struct PrivacySettings {
    public init(
        storeAudioRecordings: Bool = false,
        storeTranscripts: Bool = false,
        retentionPeriod: Int = 30,
        privacyMode: PrivacyMode = .standard
    )
}

public enum RedactType { case creditCard, phoneNumber, email, name, address, socialSecurityNumber }
public enum RedactionMode { case remove, mask, replace }

public struct RedactionSettings {
    public init(redactTypes: [RedactType] = [], redactionMode: RedactionMode = .mask, replacementToken: String = "[REDACTED]")
}

public enum ModelSize { case compact, full }
public enum ProcessingMode { case edge, cloud, hybrid }
public enum AcousticEnvironment { case quiet, moderate, noisy, veryNoisy }

public struct PerformanceSettings {
    public init(
        modelSize: ModelSize = .full,
        processingMode: ProcessingMode = .cloud,
        environment: AcousticEnvironment = .moderate,
        voiceActivityTimeout: Int = 1000,
        sampleRate: Double = 0.1
    )
}

public struct RecognitionOptions {
    public init(
        language: String = "en-US",
        continuous: Bool = false,
        interimResults: Bool = false,
        maxAlternatives: Int = 3,
        timeout: Int = 10000,
        customVocabulary: [String] = [],
        domain: String? = nil
    )
}

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

public struct WakeWordOptions {
    public init(phrase: String, sensitivity: Double = 0.5)
}

public struct AssistantOptions {
    public init(
        sessionId: String,
        voice: String? = nil,
        wakeWord: WakeWordOptions? = nil,
        recognition: RecognitionOptions = RecognitionOptions(),
        context: [String: Any] = [:]
    )
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

public struct ChatOptions {
    public init(
        voice: String? = nil,
        responseDelay: Int = 300,
        conversationContext: Bool = true,
        domainKnowledge: [String] = [],
        recognition: RecognitionOptions = RecognitionOptions()
    )
}

public final class Chat: Assistant {
    public var sessionId: String { get }
    public func clearContext()
}

public struct RankingFactors {
    public init(recency: Double = 0.3, popularity: Double = 0.5, relevance: Double = 0.7)
}

public struct SearchOptions {
    public init(
        limit: Int = 10,
        filters: [String: String] = [:],
        fuzzyMatching: Bool = true,
        rankingFactors: RankingFactors = RankingFactors(),
        cacheResults: Bool = true,
        cacheDuration: Int = 3600,
        recognition: RecognitionOptions = RecognitionOptions(timeout: 5000)
    )
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
