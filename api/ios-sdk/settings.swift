// Settings of the Timbre iOS SDK 1.0.0. Option tables are generated from them.
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

public struct ChatOptions {
    public init(
        voice: String? = nil,
        responseDelay: Int = 300,
        conversationContext: Bool = true,
        domainKnowledge: [String] = [],
        recognition: RecognitionOptions = RecognitionOptions()
    )
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
